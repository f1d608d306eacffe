import { LANGUAGES } from '../languages';
import { formatMessage } from './message';

const COUNTS = [...Array(1300).keys(), 999_999, 1_000_000, -1, -2, 0.5, 1.5];

test.each(Object.values(LANGUAGES))('counts are told in $name as Intl tells them', ({ numbers }) => {
  const cases = ['zero', 'one', 'two', 'few', 'many', 'other'].map((each) => `${each} {${each} #}`).join(' ');
  const plural = new Intl.PluralRules(numbers);
  const figures = new Intl.NumberFormat(numbers);
  expect(COUNTS.map((count) => formatMessage(`{count, plural, ${cases}}`, { count }, numbers))).toEqual(
    COUNTS.map((count) => `${plural.select(count)} ${figures.format(count)}`),
  );
});

test.each([
  ['en', 'less 12.55%'],
  ['ar', 'less 12.55%'],
  ['fr', 'less 12,55%'],
] as const)(
  'a number with a fraction is written in %s as its readers do, a whole one as it is',
  (language, expected) => {
    const { numbers } = LANGUAGES[language];
    expect(formatMessage('less {percent}%', { percent: 12.55 }, numbers)).toBe(expected);
    expect(formatMessage('Order #{id}, {amount}', { id: 12345, amount: '12.50' }, numbers)).toBe('Order #12345, 12.50');
  },
);
