import { resolve } from 'node:path';
import { LANGUAGES, type Language } from '../../common/languages';
import { formatMessage } from '../../common/texts/message';
import { faultsOf, faultsOfTexts, textsSaid, type Catalogues } from '../scripts/texts/faultsOfTexts';
import arabic from './messages/ar/store.json';
import french from './messages/fr/store.json';

const ROOT = resolve(__dirname, '../..');

it('finds what the screens and the mails say', () => {
  const texts = textsSaid(ROOT);
  expect(texts.get('Skip to content')).toContain('ui/layout/SkipLink.tsx');
  expect(texts.get('First name is required')).toEqual(['common/']);
  expect(texts.get('Submit Daily Order')).toEqual(['employee/order/DailyOrderDialog.tsx']);
  expect(texts.get('Open your portal')).toEqual(['server/priceMails/priceMail.ts']);
});

it('finds nothing wrong: add what is named here to web/i18n/messages, or take it out', () => {
  expect(faultsOfTexts(ROOT)).toEqual([]);
});

describe('what is wrong with the texts of a language', () => {
  const COUNTED = '{count, plural, one {# date} other {# dates}}';
  const said = new Map([
    ['Dates', ['storefront/A.tsx']],
    ['Daily dates', ['employee/B.tsx', 'ui-antd/C.tsx']],
    ['Dates you ordered', ['account/page/D.tsx']],
    ['Dates of delivery', ['delivery/E.tsx']],
    ['Dates in the box', ['packingSlips/F.tsx']],
    ['Your dates, {name}', ['server/mail.ts']],
    [COUNTED, ['employee/B.tsx', 'storefront/A.tsx']],
    ['{count} added', ['storefront/A.tsx']],
  ]);
  const whole: Catalogues = {
    store: {
      Dates: 'تمر',
      [COUNTED]: '{count, plural, =0 {لا} one {تمرة} two {تمرتان} few {# تمرات} many {# تمرة} other {# تمرة}}',
      // Its noun has six forms in Arabic, and none in English.
      '{count} added':
        '{count, plural, zero {لا تمر} one {تمرة} two {تمرتان} few {# تمرات} many {# تمرة} other {# تمرة}} مضافة',
    },
    account: { 'Dates you ordered': 'تمورك' },
    delivery: { 'Dates of delivery': 'مواعيد التوصيل' },
    slips: { 'Dates in the box': 'تمر في الصندوق' },
    portals: { 'Daily dates': 'تمر اليوم' },
    mails: { 'Your dates, {name}': 'تمرك يا {name}' },
  };

  it('is nothing when all is there', () => expect(faultsOf('ar', whole, said)).toEqual([]));

  it('is a text that is missing, or stands in another file', () => {
    const { Dates, ...store } = whole.store;
    expect(faultsOf('ar', { ...whole, store, portals: { ...whole.portals, Dates: Dates! } }, said)).toEqual([
      'ar: missing in store.json: "Dates" (storefront/A.tsx)',
      'ar: not said, or not of portals.json: "Dates"',
    ]);
  });

  it('is a text that nobody says', () => {
    const mails = { ...whole.mails, 'Zest of figs': 'تين' };
    expect(faultsOf('ar', { ...whole, mails }, said)).toEqual(['ar: not said, or not of mails.json: "Zest of figs"']);
  });

  it('is another value, and a case of its plurals that is missing: Arabic has six', () => {
    const store = { ...whole.store, [COUNTED]: '{number, plural, one {تمرة} other {# تمرة}}' };
    expect(faultsOf('ar', { ...whole, store }, said)).toEqual([
      `ar: "${COUNTED}" wants count plural, and has number plural`,
      ...['zero', 'two', 'few', 'many'].map((each) => `ar: "${COUNTED}" has no "${each}"`),
    ]);
    expect(faultsOf('fr', { ...whole, store: { ...store, [COUNTED]: COUNTED } }, said)).toEqual([]);
  });

  it('is a space in French at which a line would end before a sign', () => {
    const dates = (Dates: string) => faultsOf('fr', { ...whole, store: { ...whole.store, Dates } }, said);
    const fault = 'fr: "Dates" lacks a no-break space at a sign or a quotation mark';
    expect(['Dattes ?', '« Dattes', 'Dattes »'].map(dates)).toEqual([[fault], [fault], [fault]]);
    expect(dates('«\u00a0Dattes\u00a0»\u00a0?')).toEqual([]);
  });
});

it.each(Object.keys(LANGUAGES) as Language[])('counts items in "%s" as the language does', (language) => {
  const text = '{count, plural, one {# item} other {# items}}';
  const message = language === 'ar' ? arabic[text] : text;
  const counted = [0, 1, 2, 3, 11, 100].map((count) => formatMessage(message, { count }, LANGUAGES[language].numbers));
  expect(new Set(counted).size).toBe(6);
  if (language === 'ar') {
    expect(counted).toEqual(['لا قطع', 'قطعة واحدة', 'قطعتان', '3 قطع', '11 قطعة', '100 قطعة']);
  }
});

it.each([
  ['fr', '{count} added', { count: 1 }, '1 ajouté'],
  ['fr', '{count} added', { count: 2 }, '2 ajoutés'],
  ['fr', '{count} replaced by', { count: 1 }, '1 remplacé par'],
  ['fr', 'taken out, {before} ordered', { before: 1 }, 'retiré, 1 commandé'],
  [
    'fr',
    'Only {count} of {name} left. Please order no more than that.',
    { count: 1, name: 'Miel' },
    'Il ne reste que 1 unité de Miel. Merci de ne pas en commander davantage.',
  ],
  ['ar', 'Must be at most {max} characters', { max: 60 }, 'يجب ألا يتجاوز النص 60 حرفًا'],
  ['ar', 'Must be at most {max} characters', { max: 200 }, 'يجب ألا يتجاوز النص 200 حرف'],
] as const)('in "%s", "%s" of %j is "%s"', (language, text, values, said) => {
  const texts: Readonly<Record<string, string>> = { ar: arabic, fr: french }[language];
  expect(formatMessage(texts[text]!, values, LANGUAGES[language].numbers)).toBe(said);
});
