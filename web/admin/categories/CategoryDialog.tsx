import { useApolloClient, useMutation } from '@apollo/client/react';
import { categoryRules } from '../../../common/rules/catalogue/catalogueRules';
import { categoryTranslationRules } from '../../../common/rules/catalogue/translationRules';
import { TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { PictureField } from '../../ui-antd/form/PictureField';
import { useLatest } from '../../ui-antd/formDialog/useLatest';
import { TranslatedFields } from '../translations/TranslatedFields';
import { categoryTranslations, errorsOf, translationField, translationsValues } from '../translations/translations';
import { AdminCategoriesDocument, CreateCategoryDocument, UpdateCategoryDocument, type Category } from './documents';

const RULES = categoryRules().concat(categoryTranslationRules());

const fieldOf = (path: string) => translationField(path) ?? path;

interface CategoryDialogProps {
  /** Null for a new one. */
  category: Category | null;
  /** Reads the list again. */
  onSaved: () => void;
  onClose: () => void;
}

/** The form of a category, to create or to edit one. */
export function CategoryDialog({ category, onSaved, onClose }: CategoryDialogProps) {
  const client = useApolloClient();
  const { latest, reload } = useLatest(
    category,
    async ({ id }) => {
      const { data } = await client.query({ query: AdminCategoriesDocument, fetchPolicy: 'no-cache' });
      onSaved();
      return data?.categories.find((each) => each.id === id) ?? null;
    },
    valuesOf,
  );
  const [create] = useMutation(CreateCategoryDocument);
  const [update] = useMutation(UpdateCategoryDocument);
  return (
    <FormDialog
      title={category ? 'Edit Category' : 'Create Category'}
      initialValues={valuesOf(category)}
      width={1040}
      validate={({ translations, ...values }) =>
        errorsOf(RULES, { ...values, translations: categoryTranslations(translations) }, fieldOf)
      }
      fieldOf={fieldOf}
      submit={category ? 'Save' : 'Create'}
      save={async ({ imageUrl, translations, ...texts }) => {
        const said = categoryTranslations(translations);
        const isChanged = JSON.stringify(said) !== JSON.stringify(categoryTranslations(valuesOf(latest).translations));
        const input = {
          ...texts,
          ...(imageUrl !== null && { imageUrl }),
          ...(isChanged && { translations: said }),
        };
        if (latest) await update({ variables: { id: latest.id, input: { ...input, version: latest.version } } });
        else await create({ variables: { input } });
        onSaved();
      }}
      messages={
        category
          ? { success: 'Category updated successfully', fallback: 'Failed to update category' }
          : { success: 'Category created successfully', fallback: 'Failed to create category' }
      }
      onClose={onClose}
      reload={reload}
    >
      <TranslatedFields />
      <TextField name="slug" label="Slug" hint="The address of the category, like “raw-nuts”" />
      <PictureField name="imageUrl" label="Image" current={latest?.picture?.url ?? null} />
    </FormDialog>
  );
}

function valuesOf(category: Category | null) {
  return {
    name: category?.name ?? '',
    description: category?.description ?? '',
    slug: category?.slug ?? '',
    // Null: the picture stays as it is.
    imageUrl: null as string | null,
    translations: translationsValues(category?.translations),
  };
}
