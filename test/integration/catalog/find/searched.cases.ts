import { add, everyPage, guest, hide, names, page, shop } from './products';

describe('a search', () => {
  async function searchNames(search: string, more: Record<string, unknown> = {}): Promise<string[]> {
    const nodes = await everyPage(guest, { search, ...more }, 3);
    return names(nodes);
  }

  it.each([
    ['ornage', 'Fresh Orange Juice'],
    ['jiuce', 'Fresh Orange Juice'],
    ['pistacio', 'Raw Pistachios, Aleppo Style'],
    ['Pistaccios', 'Raw Pistachios, Aleppo Style'],
    ['almnods', 'Raw Almonds'],
    ['pomgranate juise', 'Pomegranate Juice'],
    ['stawbery', 'Strawberry Juice'],
    ['sunflwer sead', 'Sunflower Seeds'],
    ['medjol', 'Medjool Dates'],
    ['ORÄNGE', 'Fresh Orange Juice'],
  ])('for "%s" finds %s first', async (typed, name) => {
    expect((await searchNames(typed))[0]).toBe(name);
  });

  it('forgives what people write for one another in Arabic', async () => {
    const id = await add('شَرَاب الأوركيدَة اللذيذة');
    for (const typed of ['اوركيده', 'الآوركيدة', 'لذيذه', 'اوركنده']) {
      expect([typed, await searchNames(typed)]).toEqual([typed, ['شَرَاب الأوركيدَة اللذيذة']]);
    }
    await hide(id);
  });

  it('puts the name before the tag, the tag before the description, and what is spelt nearly so last', async () => {
    const made = [
      await add('Plain one', { description: 'Goes with quincella' }),
      await add('Tagged one', { tags: ['quincella'] }),
      await add('Syrup of quincella'),
      await add('Jam (quincella)'),
      await add('Quincella paste'),
      await add('Quincelli liqueur'),
    ];
    expect(await searchNames('quincella')).toEqual([
      'Quincella paste',
      'Syrup of quincella',
      'Jam (quincella)',
      'Tagged one',
      'Plain one',
    ]);
    expect(await searchNames('quincelle')).toEqual([
      'Syrup of quincella',
      'Jam (quincella)',
      'Quincella paste',
      'Quincelli liqueur',
      'Plain one',
      'Tagged one',
    ]);
    await Promise.all(made.map(hide));
  });

  it('shows results while a word is being typed', async () => {
    for (let letters = 2; letters <= 'pistachios'.length; letters += 1) {
      const typed = 'pistachios'.slice(0, letters);
      expect([typed, await searchNames(typed)]).toEqual([
        typed,
        expect.arrayContaining(['Raw Pistachios, Aleppo Style']),
      ]);
    }
  });

  it('wants every word', async () => {
    expect(await searchNames('orange nothinglikethis')).toEqual([]);
    expect(await searchNames('juice orange')).toEqual(['Fresh Orange Juice']);
  });

  it('corrects three words of a search, and no more', async () => {
    const id = await add('Quince, walnut, saffron and cardamom');
    expect(await searchNames('quinze walmut safron cardamom')).toEqual(['Quince, walnut, saffron and cardamom']);
    expect(await searchNames('quinze walmut safron cardamum')).toEqual([]);
    await hide(id);
  });

  it('goes with the filters and sorts', async () => {
    const nuts = await searchNames('raw', { category: 'raw-nuts', inStock: true, sort: 'NAME' });
    const { nodes } = await page(guest, { category: 'raw-nuts', inStock: true, sort: 'NAME' });
    expect(nuts.length).toBeGreaterThan(3);
    expect(nuts).toEqual(names(nodes).filter((name) => nuts.includes(name)));
    expect(await searchNames('orange', { category: 'raw-nuts' })).toEqual([]);
  });

  it('finds nothing that is hidden, nor takes a hidden word for the right one', async () => {
    const id = await add('Zwetschgen');
    expect(await searchNames('zwetschgen')).toEqual(['Zwetschgen']);
    await hide(id);
    expect(await searchNames('zwetschgen')).toEqual([]);
    expect(await searchNames('zwetshgen')).toEqual([]);
  });

  it('follows a product whose words change', async () => {
    const id = await add('Xylobeere');
    await shop.db.query(`UPDATE product SET name = 'Yuzubeere', tags = '{mirabelle}' WHERE id = $1`, [id]);
    expect([await searchNames('xylobeere'), await searchNames('yuzubere'), await searchNames('mirabele')]).toEqual([
      [],
      ['Yuzubeere'],
      ['Yuzubeere'],
    ]);
    await hide(id);
  });
});
