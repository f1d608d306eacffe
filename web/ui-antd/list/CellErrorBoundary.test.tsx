import { render, screen } from '@testing-library/react';
import { CellErrorBoundary } from './CellErrorBoundary';

const ROW = { id: 1 };

it('is drawn anew in another language, and not for nothing', () => {
  const cell = (text: string, language: 'en' | 'fr') => (
    <CellErrorBoundary row={ROW} dependency={null} language={language} draw={() => text} />
  );
  const { rerender } = render(cell('Details', 'en'));
  rerender(cell('not drawn', 'en'));
  expect(screen.getByText('Details')).toBeInTheDocument();
  rerender(cell('Détails', 'fr'));
  expect(screen.getByText('Détails')).toBeInTheDocument();
});
