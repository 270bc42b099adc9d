import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { coastFire } from './index.ts'

it.each([
  [
    'short of it, without deposits',
    'age=30&age_retraite=65&capital=50000&depenses=2000',
    'Il faudrait 112 389 € aujourd’hui pour ne plus rien verser jusqu’à 65 ans : il manque 62 389 €, ou 307 € par mois jusque-là.',
    'To stop paying in now and retire at 65, you would need €112,389 today: you are €62,389 short; or pay in €307 a month until then.',
  ],
  [
    'reached',
    'age=30&age_retraite=65&capital=150000&depenses=2000',
    'Votre capital suffit : sans plus rien verser, il vaudrait 800 788 € d’aujourd’hui à 65 ans, et il en faudrait 600 000 €.',
    'Your capital is enough: with nothing more paid in, it would be worth €800,788 in today’s euros at 65, and €600,000 would be needed.',
  ],
  [
    'nothing to reach',
    'age=30&age_retraite=65&capital=50000&depenses=0',
    'Avec ces hypothèses, la retraite à 65 ans ne demande aucun capital.',
    'Under these assumptions, retiring at 65 needs no capital.',
  ],
  [
    'short of it, with deposits that get there',
    'age=30&age_retraite=65&capital=50000&depenses=2000&mensuel=500',
    'Il faudrait 112 389 € aujourd’hui pour ne plus rien verser jusqu’à 65 ans : il manque 62 389 €. À 500 € par mois, vous pourriez vous arrêter à 45 ans.',
    'To stop paying in now and retire at 65, you would need €112,389 today: you are €62,389 short. With €500 a month, you could stop at 45.',
  ],
  [
    'short of it, with deposits that do not',
    'age=60&age_retraite=61&capital=0&depenses=2000&mensuel=1',
    'Il faudrait 571 963 € aujourd’hui pour ne plus rien verser jusqu’à 61 ans : il manque 571 963 €. À 1 € par mois, vous n’y seriez pas à temps : il faudrait 48 911 € par mois.',
    'To stop paying in now and retire at 61, you would need €571,963 today: you are €571,963 short. With €1 a month, you would not be there in time: you would need €48,911 a month.',
  ],
])('writes the coast-fire sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(coastFire, query, 'fr'))).toBe(french)
  expect(tell(coastFire, query, 'en')).toBe(english)
})
