import { useTranslation } from '../../i18n/text';
import { Button } from '../../ui/form/Button';
import { ShareIcon } from '../../ui/laterIcons';
import { useToast } from '../../ui/toast/toast';

/** Hands the page's address to the device's own way of sharing; where there is none, copies it. */
export function ShareButton({ name }: { name: string }) {
  const t = useTranslation();
  const toast = useToast();

  async function share(): Promise<void> {
    const url = `${location.origin}${location.pathname}`;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: name, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toast({ title: t('Link Copied'), description: t('Paste it wherever you want to share {name}.', { name }) });
    } catch (error) {
      // Somebody thought better of it.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({
        title: t('The link could not be shared'),
        description: t('Please copy the address of this page instead.'),
        tone: 'error',
      });
    }
  }

  return (
    <Button look="quiet" onClick={() => void share()}>
      <ShareIcon /> {t('Share')}
    </Button>
  );
}
