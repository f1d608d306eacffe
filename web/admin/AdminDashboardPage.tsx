import { App, ConfigProvider } from 'antd';
import { Link } from 'react-router-dom';
import { Logo } from '../ui/Logo';
import styles from './AdminDashboardPage.module.css';
import { OrdersSection } from './OrdersSection';
import { theme } from './theme';

/** The admin's entry: all orders. */
export function AdminDashboardPage() {
  return (
    <ConfigProvider theme={theme}>
      <App>
        <title>Admin Dashboard | Bustan</title>
        <header className={styles.header}>
          <Link to="/store" className={styles.brand}>
            <Logo size={32} /> Bustan
          </Link>
          <a href="/api/logout" className={styles.logout}>
            Logout
          </a>
        </header>
        <main className={styles.main}>
          <h1>Admin Dashboard</h1>
          <OrdersSection />
        </main>
      </App>
    </ConfigProvider>
  );
}
