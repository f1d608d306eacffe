import { add, guest, hide, names, page, shop } from './products';
import { SPELLINGS } from './spellings';

const search = async (typed: string) => names((await page(guest, { search: typed })).nodes);

describe('a search in every language', () => {
  it('has sixty spellings', () => expect(new Set(SPELLINGS.map(([typed]) => typed)).size).toBe(60));

  it.each(SPELLINGS)('for "%s" finds %s among the first three (%s)', async (typed, product) => {
    expect((await search(typed)).slice(0, 3)).toContain(product);
  });

  it('finds Latin names by Arabic letters, where nothing is translated', async () => {
    const id = await add('Kunafa');
    expect(await search('كنافة')).toEqual(['Kunafa']);
    await hide(id);
  });

  it('tells words apart by the long vowels that are written', async () => {
    const made = [await add('Sweet', { arabic: 'توسكا' }), await add('Sour', { arabic: 'تيسكا' })];
    expect([await search('touska'), await search('tiska'), await search('tska')]).toEqual([['Sweet'], ['Sour'], []]);
    await Promise.all(made.map(hide));
  });

  it('puts a name that sounds so after one that has the letters, and before tags and descriptions', async () => {
    const made = [
      await add('Described', { description: 'Like farfour' }),
      await add('Tagged', { tags: ['farfour'] }),
      await add('Heard', { arabic: 'فرفور' }),
      await add('Farfour'),
    ];
    expect(await search('farfour')).toEqual(['Farfour', 'Heard', 'Tagged', 'Described']);
    await Promise.all(made.map(hide));
  });

  it('finds descriptions and tags of every language, and no tag that the product has lost', async () => {
    const id = await add('Mute', { tags: ['vegan'] });
    await shop.db.query(`UPDATE product SET translations = $2 WHERE id = $1`, [
      id,
      { ar: { description: 'مع القرنبيط', tags: { vegan: 'نباتي صرف' } }, fr: { tags: { vegan: 'végétalien' } } },
    ]);
    for (const typed of ['القرنبيط', 'نباتي صرف', 'vegetalien']) expect(await search(typed)).toEqual(['Mute']);
    await shop.db.query(`UPDATE product SET tags = '{}' WHERE id = $1`, [id]);
    expect([await search('نباتي صرف'), await search('قرنبيط')]).toEqual([[], ['Mute']]);
    await hide(id);
  });
});
