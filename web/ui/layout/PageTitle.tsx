import { PAGE_TITLE } from '../../../common/pageTexts';
import { useTranslation } from '../../i18n/text';

/** The title of a page, with the shop's name behind it, in the viewer's language; `children` is in it already. */
export function PageTitle({ children }: { children: string }) {
  const t = useTranslation();
  return <title>{t(PAGE_TITLE, { title: children })}</title>;
}
