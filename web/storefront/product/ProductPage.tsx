import { useId } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PICTURE_SIZES } from '../../../common/pictures';
import { productIdOf } from '../../../common/productPath';
import { useTranslation } from '../../i18n/text';
import { textLanguage } from '../../i18n/textLanguage';
import { isApprovedBusiness, useAuth } from '../../session/viewer';
import { CartControl } from '../card/CartControl';
import type { ListedProduct } from '../documents';
import { SizeSelector } from '../../products/SizeSelector';
import { useCategories } from '../../shop/useCategories';
import { StockNote } from '../../products/StockNote';
import { useSize } from '../../products/useSize';
import { ButtonLink } from '../../ui/form/Button';
import { Picture } from '../../ui/Picture';
import { PriceTag } from '../../ui/PriceTag';
import { EmptyState, ErrorState, PageLoading } from '../../ui/feedback/states';
import { useFreshQuery } from '../../lib/queries/useFreshQuery';
import { MoreOfCategory } from './MoreOfCategory';
import { PriceReason } from './PriceReason';
import { PageTitle } from '../../ui/layout/PageTitle';
import styles from './ProductPage.module.css';
import { ShareButton } from './ShareButton';
import { ProductDocument } from './productDocument';

const FRESH_FOR_MS = 60_000;

/** A product's own page, `/products/{id}-{slug}`, that can be linked to and shared. */
export function ProductPage() {
  const id = productIdOf(useParams().product ?? '');
  // Another product is another page, with its own chosen size.
  return id === null ? <NoSuchProduct /> : <KnownProduct key={id} id={id} />;
}

function KnownProduct({ id }: { id: number }) {
  const t = useTranslation();
  const { data, loading, refetch } = useFreshQuery(ProductDocument, { id }, FRESH_FOR_MS);
  if (data?.product) return <Product product={data.product} />;
  if (loading) return <PageLoading />;
  if (data) return <NoSuchProduct />;
  return <ErrorState title={t('The product could not be loaded.')} onRetry={() => void refetch().catch(() => {})} />;
}

function NoSuchProduct() {
  const t = useTranslation();
  return (
    <div className={styles.page}>
      <PageTitle>{t('Product not found')}</PageTitle>
      <h1>{t('Product not found')}</h1>
      <EmptyState title={t('This product is not in our shop, or not any more.')}>
        <ButtonLink to="/store">{t('Back to the Store')}</ButtonLink>
      </EmptyState>
    </div>
  );
}

function Product({ product }: { product: ListedProduct }) {
  const t = useTranslation();
  const size = useSize(product);
  const business = isApprovedBusiness(useAuth());
  const nameId = useId();
  return (
    <div className={styles.page}>
      <PageTitle>{product.name}</PageTitle>
      <Breadcrumb product={product} />
      <article className={styles.product} aria-labelledby={nameId}>
        <div className={styles.picture}>
          <Picture
            url={product.picture?.url}
            alt={product.name}
            sizes={PICTURE_SIZES.productPage}
            eager
            shape="square"
          />
        </div>
        <div className={styles.about}>
          <h1 id={nameId} {...textLanguage(product.untranslated, 'name')}>
            {product.name}
          </h1>
          <StockNote inStock={size.inStock} onlyLeft={size.onlyLeft} />
          {product.description && (
            <p className={styles.description} {...textLanguage(product.untranslated, 'description')}>
              {product.description}
            </p>
          )}
          {product.tags.length > 0 && (
            <ul className={styles.tags} aria-label={t('Tags')}>
              {product.tags.map((tag, place) => (
                <li key={tag} {...textLanguage(product.untranslated, `tags.${place}`)}>
                  {tag}
                </li>
              ))}
            </ul>
          )}
          <div className={styles.buy}>
            <SizeSelector variants={product.variants} size={size} disabled={!product.inStock} />
            <div>
              <PriceTag amount={size.price?.amount} business={business && size.price !== null} />
              {business && size.price && <PriceReason productId={product.id} variant={size.variant} />}
            </div>
            <CartControl product={product} size={size} describedBy={nameId} />
          </div>
          <ShareButton name={product.name} />
        </div>
      </article>
      <MoreOfCategory slug={product.categorySlug} except={product.id} />
    </div>
  );
}

function Breadcrumb({ product }: { product: ListedProduct }) {
  const t = useTranslation();
  const { categories } = useCategories();
  const category = categories.find(({ slug }) => slug === product.categorySlug);
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className={styles.breadcrumb}>
        <li>
          <Link to="/store">{t('Store')}</Link>
        </li>
        <li>
          <Link to={`/store?${new URLSearchParams({ category: product.categorySlug })}`} dir="auto">
            {category?.name ?? t('Category')}
          </Link>
        </li>
        <li aria-current="page">
          <bdi {...textLanguage(product.untranslated, 'name')}>{product.name}</bdi>
        </li>
      </ol>
    </nav>
  );
}
