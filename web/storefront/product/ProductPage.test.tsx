import { screen, waitFor, within } from '@testing-library/react';
import { offline } from '../../testing/network';
import { openShop, price, product, productPage, viewer } from '../../testing/shop';

const PAGE = '/products/1-orange-juice';

describe('the page of a product', () => {
  it('is opened by the name on its card, at once, and leads back to its category', async () => {
    const { user } = openShop('/?category=fresh-juices');
    await user.click(await screen.findByRole('link', { name: 'Orange Juice' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Orange Juice' })).toBeInTheDocument();
    expect(location.pathname).toBe(PAGE);
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    await user.click(breadcrumb.getByRole('link', { name: 'Fresh Juices' }));
    expect(location.search).toBe('?category=fresh-juices');
  });

  it('has every tag, its cart control, and others of the category but not itself', async () => {
    const tags = ['vegan', 'local', 'raw', 'cold-pressed'];
    const { user } = openShop(PAGE, { Product: () => ({ product: product({ tags }) }) });
    const page = within(await screen.findByRole('article', { name: 'Orange Juice' }));
    expect(page.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(tags);
    await user.click(page.getByRole('button', { name: 'Add to Cart' }));
    expect(page.getByRole('button', { name: 'Increase quantity of Orange Juice' })).toHaveFocus();
    const more = within(await screen.findByRole('region', { name: 'More from this category' }));
    expect(more.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby'))).toHaveLength(1);
    expect(more.getByRole('article', { name: 'Almonds' })).toBeInTheDocument();
  });

  it('marks what is told in English for want of a translation, and nothing else', async () => {
    const tags = ['Cold', 'حلو'];
    const untranslated = ['description', 'tags.0'];
    openShop(PAGE, { Product: () => ({ product: product({ name: 'عصير برتقال', tags, untranslated }) }) });
    const page = within(await screen.findByRole('article', { name: 'عصير برتقال' }));
    const marks = (text: string) => {
      const { lang, dir } = page.getByText(text);
      return [lang, dir];
    };
    expect(marks(product().description)).toEqual(['en', 'ltr']);
    expect(marks('Cold')).toEqual(['en', 'ltr']);
    expect(marks('حلو')).toEqual(['', 'auto']);
    const heading = page.getByRole('heading', { level: 1 });
    expect([heading.lang, heading.dir]).toEqual(['', 'auto']);
  });

  it('tells an approved business why it pays its price, and nobody else', async () => {
    const answers = {
      PriceReason: () => ({
        priceExplanation: {
          __typename: 'PriceExplanation' as const,
          price: {
            ...price('225000.00'),
            listAmount: '250000.00',
            saved: '25000.00',
            percentOff: 10,
            rule: 'BUSINESS' as const,
            discountPercent: '10.00',
          },
        },
      }),
    };
    const first = openShop(PAGE, { ...answers, Viewer: () => ({ viewer: viewer({ role: 'BUSINESS' }) }) });
    expect((await screen.findByText(/^You save/)).textContent).toBe(
      'You save LBP 25,000 (10%): customers pay LBP 250,000.',
    );
    expect(screen.getByText('The business price of this product.')).toBeInTheDocument();
    expect(screen.getByText('-10% discount applied')).toBeInTheDocument();
    first.view.unmount();
    const { network } = openShop(PAGE, answers);
    const page = within(await screen.findByRole('article', { name: 'Orange Juice' }));
    await waitFor(() => expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled());
    expect(network.of('PriceReason')).toEqual([]);
  });

  it.each(['/products/99-none', '/products/none'])('says that there is no such product at %s', async (address) => {
    openShop(address, { Products: () => ({ products: productPage([]) }) });
    expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the Store' })).toHaveAttribute('href', '/store');
  });

  it('offers Retry when it cannot be read', async () => {
    const { user, network } = openShop(PAGE, { Product: offline });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    network.answer({ Product: () => ({ product: product() }) });
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Orange Juice' })).toBeInTheDocument();
  });
});
