import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/states';

/** Stands at an address of the back office that none of the viewer's duties opens. */
export function AccessRequired() {
  return (
    <>
      <title>Access Required | Bustan</title>
      <h1>Access Required</h1>
      <EmptyState title="Your duties do not open this page.">
        <p>An administrator can change them.</p>
        <Link to="/admin/dashboard">Dashboard</Link>
      </EmptyState>
    </>
  );
}
