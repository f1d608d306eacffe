import { csvLine } from './csv';

describe('a line of CSV', () => {
  it.each([
    [['plain', 'a,b', 'say "fresh"'], 'plain,"a,b","say ""fresh"""\r\n'],
    [['=1+1', '+1', '@x', '-1-1'], "'=1+1,'+1,'@x,'-1-1\r\n"],
    [['-12.50', '0'], '-12.50,0\r\n'],
    [['\uff1d1+1', '\n=1', '+961 3 218 440'], `'\uff1d1+1,"'\n=1",+961 3 218 440\r\n`],
  ])('of %j', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });
});
