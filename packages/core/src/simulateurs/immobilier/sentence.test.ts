import { expect, it } from 'vitest'
import { plain, tell } from '../../../../../test/support/sentences.ts'
import { immobilier } from './index.ts'

it.each([
  [
    'money to add, before tax',
    'prix=200000&loyer=900&apport=40000&travaux=10000&taxe_fonciere=1200&charges=100&gestion=7&assurance=0.3',
    'Le rendement net serait de 3,11 % avant impôt, et il faudrait ajouter 537 € par mois la première année ; revente comprise, votre argent rapporterait 4,73 % par an sur 20 ans.',
    'The net yield would be 3.11% before tax, and €537 a month would have to be added in the first year; resale included, your money would earn 4.73% a year over 20 years.',
  ],
  [
    'money left, after tax',
    'prix=100000&loyer=1000&apport=50000&regime=micro_foncier',
    'Le rendement net serait de 6,96 % après impôt, et il resterait 290 € par mois la première année ; revente comprise, votre argent rapporterait 11,16 % par an sur 20 ans.',
    'The net yield would be 6.96% after tax, and €290 a month would be left in the first year; resale included, your money would earn 11.16% a year over 20 years.',
  ],
  [
    'a balance',
    'prix=100000&loyer=0&duree_credit=0&assurance_pno=0&revalo_immo=0&horizon=1',
    'Le rendement net serait de 0 % avant impôt, et tout s’équilibrerait la première année ; revente comprise, votre argent perdrait 11,63 % par an sur 1 an.',
    'The net yield would be 0% before tax, and all would balance in the first year; resale included, your money would lose 11.63% a year over 1 year.',
  ],
  [
    'a return below zero',
    'prix=100000&loyer=400&apport=107500&revalo_immo=-5&horizon=10',
    'Le rendement net serait de 4,1 % avant impôt, et il resterait 368 € par mois la première année ; revente comprise, votre argent perdrait 0,41 % par an sur 10 ans.',
    'The net yield would be 4.1% before tax, and €368 a month would be left in the first year; resale included, your money would lose 0.41% a year over 10 years.',
  ],
  [
    'no return to tell',
    'prix=100000&loyer=3000&vacance=0',
    'Le rendement net serait de 33,35 % avant impôt, et il resterait 2 364 € par mois la première année.',
    'The net yield would be 33.35% before tax, and €2,364 a month would be left in the first year.',
  ],
])('writes the immobilier sentence in both languages: %s', (_, query, french, english) => {
  expect(plain(tell(immobilier, query, 'fr'))).toBe(french)
  expect(tell(immobilier, query, 'en')).toBe(english)
})
