import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { AdminApiTokensQuery, ApiTokenSort, TokenScope } from '../gql/graphql';
import { DateText } from '../ui/DateText';
import { useAction } from '../ui-antd/actions/useAction';
import { ChoiceFilter, Filters, SearchFilter, sorting } from '../ui-antd/filters/Filters';
import { Label } from '../ui-antd/list/Label';
import { ListTable, type Column } from '../ui-antd/list/ListTable';
import { Section } from '../ui-antd/layout/Section';
import { useListAddress } from '../ui-antd/filters/useListAddress';
import { useListQuery } from '../ui-antd/list/useListQuery';
import { ApiTokensDocument, RevokeApiTokenDocument } from './documents';
import { NewTokenDialog } from './NewTokenDialog';
import { NewTokenNotice } from './NewTokenNotice';
import { msg, useTranslation } from '../i18n/text';
import { useConfirm } from '../ui-antd/actions/useConfirm';

type Token = AdminApiTokensQuery['apiTokens']['nodes'][number];

const SORTS: Readonly<Record<ApiTokenSort, true>> = { DATE: true, NAME: true, LAST_USE: true };
const USABLE = { yes: msg('Can be used'), no: msg('Revoked or expired') } as const;
const SCOPES: Readonly<Record<TokenScope, string>> = {
  READ: msg('Read'),
  ORDER: msg('Order'),
  EMPLOYEES: msg('Employees'),
  STAFF: msg('Staff'),
  ADMIN: msg('Admin'),
};

const OWNER: Column<Token> = {
  title: msg('Owner'),
  key: 'owner',
  from: 'sm',
  render: ({ ownerUsername }) => ownerUsername,
};

interface TokensSectionProps {
  title: string;
  /** What a new token may be given. */
  scopes: readonly TokenScope[];
  /** Whether tokens of others are among them. */
  showsOwners: boolean;
  /** Said while there are none. */
  explanation: string;
}

/** API tokens: those that there are, a new one, which is shown once, and the end of one. */
export function TokensSection({ title, scopes, showsOwners, explanation }: TokensSectionProps) {
  const t = useTranslation();
  const address = useListAddress();
  const usable = address.get('usable');
  const { data, ...reading } = useListQuery(ApiTokensDocument, {
    after: address.after,
    search: address.get('search') || null,
    usable: usable === '' ? null : usable === 'yes',
    ...sorting(address, SORTS, 'DATE'),
  });
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<{ name: string; token: string } | null>(null);
  const [revoke] = useMutation(RevokeApiTokenDocument);
  const act = useAction();
  const confirm = useConfirm();

  async function confirmAndRevoke({ id, name }: Token): Promise<void> {
    const confirmed = await confirm({
      title: t('Revoke {name}?', { name }),
      content: t('Whoever uses it is refused from now on. This action cannot be undone.'),
      okText: t('Revoke'),
    });
    if (!confirmed) return;
    await act(() => revoke({ variables: { id } }), {
      success: t('Token revoked'),
      fallback: t('Failed to revoke the token'),
    });
    reading.retry();
  }

  const columns: Column<Token>[] = [
    { title: t('Name'), key: 'NAME', sorts: true, render: ({ name }) => <strong dir="auto">{name}</strong> },
    ...(showsOwners ? [OWNER] : []),
    {
      title: t('Scopes'),
      key: 'scopes',
      below: 'NAME',
      render: (token) => token.scopes.map((scope) => <Label key={scope}>{t(SCOPES[scope])}</Label>),
    },
    {
      title: t('Created'),
      key: 'DATE',
      sorts: true,
      from: 'lg',
      render: ({ createdAt }) => <DateText at={createdAt} />,
    },
    {
      title: t('Last Used'),
      key: 'LAST_USE',
      sorts: true,
      from: 'md',
      render: ({ lastUsedAt }) => (lastUsedAt ? <DateText at={lastUsedAt} /> : t('Never')),
    },
    {
      title: t('Expires'),
      key: 'expires',
      from: 'lg',
      render: ({ expiresAt }) => (expiresAt ? <DateText at={expiresAt} /> : t('Never')),
    },
    {
      title: t('Actions'),
      key: 'actions',
      pinned: true,
      render: (token) => {
        if (token.revokedAt) return <Label tone="bad">{t('Revoked')}</Label>;
        if (token.expiresAt && new Date(token.expiresAt) <= new Date())
          return <Label tone="warning">{t('Expired')}</Label>;
        return (
          <Button
            danger
            aria-label={t('Revoke {name}', { name: token.name })}
            onClick={() => void confirmAndRevoke(token)}
          >
            {t('Revoke')}
          </Button>
        );
      },
    },
  ];

  return (
    <>
      <Section
        title={title}
        count={data?.apiTokens.totalCount}
        actions={
          <Button type="primary" onClick={() => setCreating(true)}>
            {t('Create Token')}
          </Button>
        }
      >
        <Filters>
          <SearchFilter address={address} label={showsOwners ? t('Search by name or owner') : t('Search by name')} />
          <ChoiceFilter address={address} name="usable" label={t('Status')} choices={USABLE} />
        </Filters>
        <ListTable
          label={t('API tokens')}
          rowKey="id"
          rowName={({ name }) => name}
          columns={columns}
          reading={reading}
          page={data?.apiTokens}
          address={address}
          filters={['search', 'usable']}
          empty={{ title: t('No tokens yet'), text: explanation }}
        />
      </Section>
      {creating && (
        <NewTokenDialog
          scopes={scopes}
          onCreated={(token) => {
            setCreated(token);
            reading.retry();
          }}
          onClose={() => setCreating(false)}
        />
      )}
      {created && <NewTokenNotice {...created} onClose={() => setCreated(null)} />}
    </>
  );
}
