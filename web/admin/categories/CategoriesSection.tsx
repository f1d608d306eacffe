import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../ui-antd/actions/useAction';
import { useConfirmDelete } from '../../ui-antd/actions/useConfirmDelete';
import { useEvictCatalogue } from '../../ui-antd/actions/useEvictCatalogue';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { RowActions } from '../../ui-antd/list/RowActions';
import { Section } from '../../ui-antd/layout/Section';
import { Thumbnail } from '../../ui-antd/list/Thumbnail';
import { ChoiceFilter, chosen, Filters } from '../../ui-antd/filters/Filters';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { CategoryDialog } from './CategoryDialog';
import { MissingTexts } from '../translations/MissingTexts';
import { missingTexts, NOT_TRANSLATED } from '../translations/translations';
import { AdminCategoriesDocument, DeleteCategoryDocument, type Category } from './documents';

/** Categories Management: all categories, and what an administrator does with them. */
export function CategoriesSection() {
  const address = useListAddress();
  const { data, retry, ...reading } = useListQuery(AdminCategoriesDocument, {});
  const untranslated = chosen(address.get('untranslated'), NOT_TRANSLATED);
  const shown = data?.categories.filter(
    (category) =>
      !untranslated || missingTexts(category, category.translations).some(({ language }) => language === untranslated),
  );
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  const [deleteCategory] = useMutation(DeleteCategoryDocument);
  const act = useAction();
  const confirmDelete = useConfirmDelete();
  const evictCatalogue = useEvictCatalogue();
  const refresh = () => {
    evictCatalogue();
    retry();
  };

  async function remove({ id, name }: Category): Promise<void> {
    if (!(await confirmDelete(name))) return;
    await act(() => deleteCategory({ variables: { id } }), {
      success: 'Category deleted successfully',
      fallback: 'Failed to delete category',
    });
    refresh();
  }

  const columns: Column<Category>[] = [
    { title: 'Image', key: 'image', width: 72, from: 'sm', render: ({ picture }) => <Thumbnail picture={picture} /> },
    { title: 'Name', key: 'name', render: ({ name }) => <strong dir="auto">{name}</strong> },
    { title: 'Description', key: 'description', from: 'lg', render: ({ description }) => description },
    { title: 'Slug', key: 'slug', from: 'md', render: ({ slug }) => slug },
    {
      title: 'Translations',
      key: 'translations',
      below: 'name',
      render: (category) => <MissingTexts english={category} translations={category.translations} />,
    },
    {
      title: 'Actions',
      key: 'actions',
      pinned: true,
      width: 116,
      render: (category) => (
        <RowActions name={category.name} onEdit={() => setEdited(category)} onDelete={() => void remove(category)} />
      ),
    },
  ];

  return (
    <Section
      title="Categories Management"
      count={shown?.length}
      actions={
        <Button type="primary" onClick={() => setEdited('new')}>
          Create Category
        </Button>
      }
    >
      <Filters>
        <ChoiceFilter address={address} name="untranslated" label="Translations" choices={NOT_TRANSLATED} />
      </Filters>
      <ListTable
        label="Categories"
        rowKey="id"
        rowName={({ name }) => name}
        columns={columns}
        reading={{ ...reading, retry }}
        page={shown && { nodes: shown }}
        filters={['untranslated']}
        address={address}
        empty={{ title: 'No categories yet', text: 'The store shows its built-in categories until you create one.' }}
      />
      {edited && (
        <CategoryDialog category={edited === 'new' ? null : edited} onSaved={refresh} onClose={() => setEdited(null)} />
      )}
    </Section>
  );
}
