import { validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import { ValidationError, type AnyObjectSchema } from 'yup';

/**
 * The errors of a form by the rules, by field, for Formik's `validate`.
 * @param rulesOf makes the rules when they are first needed: that takes a moment, which a page that is being drawn lacks
 */
export function validateBy<Values extends object>(
  rulesOf: () => AnyObjectSchema,
): (values: Values) => Promise<FormikErrors<Values>> {
  let rules: AnyObjectSchema | undefined;
  return async (values) => {
    rules ??= rulesOf();
    try {
      await validateYupSchema(values, rules);
      return {};
    } catch (error) {
      if (ValidationError.isError(error)) return yupToFormErrors<Values>(error);
      throw error;
    }
  };
}
