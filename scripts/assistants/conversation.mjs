// Ten questions of one household, with the calls that answer each: before, with one tool per simulator, and with the six tools.

const loan = { capital: 220_000, taux: 3.6, duree: 25 }
const home = { prix: 320_000, apport: 40_000, taux_credit: 3.4, duree_credit: 25, loyer: 1150 }
const tax = { revenu: 58_000, situation: 'marie', enfants: 1 }
const saving = { capital: 5000, mensuel: 200, taux: 4, duree: 15 }
const estate = { patrimoine: 380_000, lien: 'enfant', heritiers: 2 }
const freedom = { capital: 80_000, mensuel: 900, depenses: 1900, age: 38 }
const letting = { prix: 130_000, loyer: 620, apport: 15_000 }

/** A question that is found by its words, then computed: a member of `conversation`. */
const found = (question, simulateur, parametres) => ({
  question,
  before: [[simulateur, parametres]],
  after: [
    ['chercher', { question }],
    ['simuler', { simulateur, parametres }],
  ],
})

/**
 * The ten questions in order. `before` holds the calls with one tool per simulator, `after` those with the
 * six tools, each a tool and its arguments. Used by `npm run conversation`.
 */
export const conversation = [
  found(
    'Si je mets 200 € par mois de côté pendant 15 ans à 4 %, avec 5 000 € au départ, combien aurai-je ?',
    'interets-composes',
    saving,
  ),
  found(
    'Vaut-il mieux acheter notre maison à 320 000 € ou continuer à payer 1 150 € de loyer ?',
    'achat-location',
    home,
  ),
  found('Quelle mensualité pour un prêt immobilier de 220 000 € sur 25 ans à 3,6 % ?', 'cout-dette', loan),
  {
    question: 'Et si nous ne pouvons payer que 1 000 € par mois, combien emprunter ?',
    before: [
      [
        'resolution',
        {
          simulateur: 'cout-dette',
          parametres: { taux: 3.6, duree: 25 },
          inconnue: 'capital',
          cible: 'resume.mensualite',
          valeur: 1000,
        },
      ],
    ],
    after: [
      [
        'resoudre',
        {
          simulateur: 'cout-dette',
          parametres: { taux: 3.6, duree: 25 },
          inconnue: 'capital',
          cible: 'resume.mensualite',
          valeur: 1000,
        },
      ],
    ],
  },
  {
    question: 'Sur 20 ans plutôt que 25, et avec 0,3 % d’assurance, qu’est-ce que cela change ?',
    before: [
      ['cout-dette', loan],
      ['cout-dette', { ...loan, duree: 20, assurance: 0.3 }],
    ],
    after: [
      [
        'comparer',
        {
          questions: [
            { simulateur: 'cout-dette', parametres: loan },
            { simulateur: 'cout-dette', parametres: { ...loan, duree: 20, assurance: 0.3 } },
          ],
        },
      ],
    ],
  },
  found('Combien d’impôts paierons-nous, mariés, un enfant, avec 58 000 € de salaires ?', 'fiscalite', tax),
  {
    question: 'Pourquoi cette décote ?',
    before: [['explication', { simulateur: 'fiscalite', parametres: tax, figure: 'resume.decote' }]],
    after: [['expliquer', { simulateur: 'fiscalite', parametres: tax, figure: 'resume.decote' }]],
  },
  found('Ma mère laisse 380 000 € à ses deux enfants : quels droits sur l’héritage ?', 'succession', estate),
  found(
    'À quel âge pourrais-je arrêter de travailler avec 80 000 € et 900 € épargnés par mois ?',
    'retraite-fire',
    freedom,
  ),
  {
    question: 'Un studio à 130 000 € loué 620 € est-il rentable, meublé au régime réel ?',
    before: [['immobilier', { ...letting, regime: 'lmnp_reel' }]],
    after: [
      ['chercher', { question: 'Un studio à 130 000 € loué 620 € est-il rentable, meublé au régime réel ?' }],
      ['decrire', { simulateur: 'immobilier', groupe: 'suite' }],
      ['simuler', { simulateur: 'immobilier', parametres: { ...letting, regime: 'lmnp_reel' } }],
    ],
  },
]
