-- Thousands of different addresses, one after the other. Arguments after `--`: the file that holds them, one a line, and
-- the coding that is accepted, if any. A line that is JSON is a message to the tools.
local requests, count, at = {}, 0, 0

local MESSAGE = { ["content-type"] = "application/json", accept = "application/json, text/event-stream" }

function init(args)
  wrk.headers["accept-encoding"] = args[2]
  for line in io.lines(args[1]) do
    count = count + 1
    local isMessage = line:sub(1, 1) == "{"
    requests[count] = isMessage and wrk.format("POST", "/mcp?outils=tous", MESSAGE, line) or wrk.format("GET", line)
  end
end

function request()
  at = at % count + 1
  return requests[at]
end

function done(summary, latency)
  local e = summary.errors
  io.write(string.format("\nRESULT %d %d %d %d %d\n", summary.requests, summary.duration, e.status,
    e.connect + e.read + e.write + e.timeout, latency:percentile(99)))
end
