import { Logo } from '../ui/Logo';
import styles from './Footer.module.css';
import { useShop } from './useShop';

/** Who the shop is, where, how to reach it and when. */
export function Footer() {
  const shop = useShop();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section>
          <h2 className={styles.brand}>
            <Logo size={28} /> Bustan
          </h2>
          <p>
            Fresh juices, dried fruits, raw nuts, frozen fruits and cocktail garnishes, picked with care and brought to
            your door.
          </p>
        </section>
        <section>
          <h2>Contact</h2>
          <ul>
            <li>Lebanon</li>
            {shop && (
              <>
                <li>
                  <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>
                </li>
                <li>
                  <a href={`mailto:${shop.email}`}>{shop.email}</a>
                </li>
              </>
            )}
          </ul>
        </section>
        <section>
          <h2>Opening hours</h2>
          <p>Daily 8:00 AM - 8:00 PM</p>
          {shop && (
            <ul className={styles.social}>
              <li>
                <a href={shop.instagramUrl} target="_blank" rel="noreferrer">
                  Instagram
                </a>
              </li>
              <li>
                <a href={shop.tiktokUrl} target="_blank" rel="noreferrer">
                  TikTok
                </a>
              </li>
            </ul>
          )}
        </section>
      </div>
      <p className={styles.copyright}>© {new Date().getFullYear()} Bustan. All rights reserved.</p>
    </footer>
  );
}
