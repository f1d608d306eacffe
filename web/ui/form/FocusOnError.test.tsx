import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, Form, Formik } from 'formik';
import { FocusOnError } from './FocusOnError';

function setUp() {
  let refuse: () => void = () => {};
  render(
    <>
      <form>
        <input aria-label="Another form" aria-invalid />
      </form>
      <Formik
        initialValues={{ name: '', slug: '' }}
        onSubmit={async (_values, { setFieldError }) => {
          await new Promise<void>((resolve) => (refuse = resolve));
          setFieldError('name', 'It is taken');
        }}
      >
        {({ errors }) => (
          <Form>
            <FocusOnError />
            <Field name="name" aria-label="Name" aria-invalid={errors.name ? true : undefined} />
            <Field name="slug" aria-label="Slug" />
            <button type="submit">Save</button>
          </Form>
        )}
      </Formik>
    </>,
  );
  const user = userEvent.setup();
  return {
    user,
    answer: () => act(async () => refuse()),
    submitFrom: async (label: string) => {
      await user.click(screen.getByLabelText(label));
      await user.keyboard('{Enter}');
    },
  };
}

describe('the focus after a submit that was refused', () => {
  it('goes to the first wrong field of its own form', async () => {
    const { submitFrom, answer } = setUp();
    await submitFrom('Slug');
    await answer();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('stays where somebody has moved it before the answer came', async () => {
    const { user, submitFrom, answer } = setUp();
    await submitFrom('Name');
    await user.tab();
    await answer();
    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(screen.getByLabelText('Slug')).toHaveFocus();
  });

  it('is scrolled to where it is in the wrong field already', async () => {
    const { submitFrom, answer } = setUp();
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await submitFrom('Name');
    expect(scrolled).not.toHaveBeenCalled();
    await answer();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(scrolled.mock.contexts).toEqual([screen.getByLabelText('Name')]);
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  });
});
