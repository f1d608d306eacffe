import { validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import { ValidationError, type AnyObjectSchema } from 'yup';

/** What the rules have against a form, by field, for Formik's `validate`. */
export function errorsBy<Values extends object>(
  rules: AnyObjectSchema,
): (values: Values) => Promise<FormikErrors<Values>> {
  return async (values) => {
    try {
      await validateYupSchema(values, rules);
      return {};
    } catch (error) {
      if (ValidationError.isError(error)) return yupToFormErrors<Values>(error);
      throw error;
    }
  };
}
