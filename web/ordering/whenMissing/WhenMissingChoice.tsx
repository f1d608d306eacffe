import { useId } from 'react';
import type { WhenMissing } from '../../gql/graphql';
import { useTranslation } from '../../i18n/text';
import { Radios } from '../../ui/form/Radios';
import { WHEN_MISSING } from './labels';
import type { WhenMissingWish } from './useWhenMissing';

/** What the shop does when something is missing; nothing has to be chosen. */
export function WhenMissingChoice({ wish, choose }: WhenMissingWish) {
  const t = useTranslation();
  return (
    <Radios
      name={useId()}
      label={t('If something is missing')}
      options={Object.entries(WHEN_MISSING).map(([value, label]) => ({ value, label: t(label) }))}
      value={wish}
      onChange={({ target }) => choose(target.value as WhenMissing)}
    />
  );
}
