import { useMutation } from '@apollo/client/react';
import { categoryRules } from '../../../common/catalogueRules';
import { LongTextField, TextField } from '../form/fields';
import { FormDialog } from '../form/FormDialog';
import { PictureField } from '../form/PictureField';
import type { Category } from './CategoriesSection';
import { CreateCategoryDocument, UpdateCategoryDocument } from './documents';

const RULES = categoryRules();

interface CategoryDialogProps {
  /** Null for a new one. */
  category: Category | null;
  onSaved: () => void;
  /** After somebody else changed it: takes in what they made of it. */
  onReload: () => void;
  onClose: () => void;
}

/** The form of a category, to create or to edit one. */
export function CategoryDialog({ category, onSaved, onReload, onClose }: CategoryDialogProps) {
  const [create] = useMutation(CreateCategoryDocument);
  const [update] = useMutation(UpdateCategoryDocument);
  return (
    <FormDialog
      title={category ? 'Edit Category' : 'Create Category'}
      initialValues={{
        name: category?.name ?? '',
        description: category?.description ?? '',
        slug: category?.slug ?? '',
        // Null: the picture stays as it is.
        imageUrl: null as string | null,
      }}
      rules={RULES}
      submit={category ? 'Save' : 'Create'}
      save={async ({ imageUrl, ...texts }) => {
        const input = { ...texts, ...(imageUrl !== null && { imageUrl }) };
        if (category) await update({ variables: { id: category.id, input: { ...input, version: category.version } } });
        else await create({ variables: { input } });
        onSaved();
      }}
      telling={
        category
          ? { success: 'Category updated successfully', fallback: 'Failed to update category' }
          : { success: 'Category created successfully', fallback: 'Failed to create category' }
      }
      onClose={onClose}
      onReload={onReload}
    >
      <TextField name="name" label="Name" />
      <LongTextField name="description" label="Description" />
      <TextField name="slug" label="Slug" hint="The address of the category, like “raw-nuts”" />
      <PictureField name="imageUrl" label="Image" current={category?.picture?.url ?? null} />
    </FormDialog>
  );
}
