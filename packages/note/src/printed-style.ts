/** The style of a printed note: A4, black on white in any theme, no row cut by the end of a page. */
export const PRINTED_STYLE = `
@page { size: A4; margin: 14mm 13mm 16mm; @bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif } }
:root { color-scheme: only light }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; color: #000; background: #fff; font: 0.8rem/1.35 system-ui, sans-serif }
header { border-bottom: 2px solid #000 }
h1 { font-size: 1.35rem; margin: 0 0 0.3rem }
h2 { font-size: 0.95rem; margin: 0.9rem 0 0.2rem; break-after: avoid }
h3 { font-size: 0.8rem; margin: 0.5rem 0 0.1rem; break-after: avoid }
p { margin: 0.2rem 0; overflow-wrap: anywhere }
a { color: #000 }
table { border-collapse: collapse; width: 100%; margin: 0.1rem 0 }
caption { text-align: left; font-weight: 600 }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { padding: 0.1rem 0.35rem; text-align: left; vertical-align: top; border-bottom: 1px solid #bbb; font-weight: 400; overflow-wrap: anywhere }
th[scope=row] { min-width: 9em; overflow-wrap: break-word }
thead th { font-weight: 600; border-bottom: 1px solid #000 }
.number { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: break-word }
.detail { color: #333; font-size: 0.92em }
.scroll { overflow-x: auto }
@media print { body { padding: 0; max-width: none; font-size: 7.6pt; line-height: 1.25 } h1 { font-size: 13pt } h2 { font-size: 9.5pt; margin-top: 6pt } h3 { font-size: 8pt } th, td { padding: 0.6pt 3pt } .scroll { overflow: visible } }
`
