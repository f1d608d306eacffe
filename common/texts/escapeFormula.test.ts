import { escapeFormula } from './escapeFormula';

test.each([
  '=1+1',
  '=HYPERLINK("http://evil.example")',
  '+cmd',
  "+961|' /C calc'!A0",
  '+SUM(A1:A9)',
  '+961 3 218 440 =1',
  '-2+3',
  '-2-',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\uff1d1+1',
  '\uff0bcmd',
])('%j is marked', (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`);
});

test.each(['+961 3 218 440', '+96170123456', '+961 (3) 111-222', '-12.50', '-7', '12.50', 'a=b', "O'Hara", 'قهوة', ''])(
  '%j stays as it is',
  (text) => {
    expect(escapeFormula(text)).toBe(text);
  },
);

test.each([
  ["Merci;=cmd|' /C calc'!A0", "Merci;'=cmd|' /C calc'!A0"],
  ['a; \uff1d1+1;@b', "a; '\uff1d1+1;'@b"],
  ['a\t+1', "a\t'+1"],
  ['=a;-b', "'=a;'-b"],
  ['one; two;3', 'one; two;3'],
])('%j is marked behind what parts cells elsewhere: %j', (text, marked) => {
  expect(escapeFormula(text)).toBe(marked);
});
