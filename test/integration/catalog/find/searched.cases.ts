import { until } from '../../../support/data/rows';
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

  it('among 5,000 products goes by the index', async () => {
    const [before] = await shop.db.query<{ last: number }[]>('SELECT max(id) AS last FROM product');
    await shop.db.query(
      `INSERT INTO product (category_id, name, description, tags)
       SELECT c.id, 'Crate ' || md5(n::text), 'From the valley, lot ' || md5((n + 1)::text), ARRAY['bulk']
       FROM generate_series(1, 5000) AS n, category c WHERE c.slug = 'raw-nuts'`,
    );
    await shop.db.query('ANALYZE product');
    const plan = await shop.db.query<{ 'QUERY PLAN': string }[]>(
      `EXPLAIN SELECT p.id FROM product p WHERE p.deleted_at IS NULL AND p.search LIKE search_pattern('pistachios')`,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('Bitmap Index Scan on product_search');
    // The very statements of the search run inside a function, where EXPLAIN does not see: the index says that it was read.
    const scans = async () => {
      await shop.db.query('SELECT pg_stat_force_next_flush()');
      const [row] = await shop.db.query<{ n: number }[]>(
        `SELECT idx_scan::integer AS n FROM pg_stat_user_indexes WHERE indexrelname = 'product_search'`,
      );
      return row!.n;
    };
    const begun = await scans();
    expect((await searchNames('pistachios'))[0]).toBe('Raw Pistachios, Aleppo Style');
    // PostgreSQL counts what another connection did when that rests, seconds later.
    await until(async () => expect(await scans()).toBeGreaterThan(begun));
    const literal = await scans();
    expect(await searchNames('pistacios')).toContain('Raw Pistachios, Aleppo Style');
    await until(async () => expect(await scans()).toBeGreaterThan(literal));
    await shop.db.query('DELETE FROM product WHERE id > $1', [before!.last]);
  });
});
