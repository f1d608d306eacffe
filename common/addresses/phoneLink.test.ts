import { phoneLink } from './phoneLink';

test.each([
  ['+961 1 234 567', 'tel:+9611234567'],
  ['(+961) 3-218.440', 'tel:+9613218440'],
  ['03/218440', 'tel:03218440'],
  ['\u202a+961\u00a03 218 440\u202c', 'tel:+9613218440'],
])('%j is called by %j', (text, link) => {
  expect(phoneLink(text)).toBe(link);
});
