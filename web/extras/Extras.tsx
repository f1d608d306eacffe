import { ContactMenu } from './ContactMenu';
import { InstallBanner } from './InstallBanner';

/** What is fetched after the page; `since`: when the page was opened (ms). */
export function Extras({ openedAt }: { openedAt: number }) {
  return (
    <>
      <ContactMenu />
      <InstallBanner openedAt={openedAt} />
    </>
  );
}
