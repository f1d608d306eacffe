import { useText } from '../../i18n/text';
import { Button } from '../../ui/form/Button';
import { ShareIcon } from '../../ui/icons';
import { useToast } from '../../ui/toast/toast';

/** Hands the page's address to the device's own way of sharing; where there is none, copies it. */
export function ShareButton({ name }: { name: string }) {
  const say = useText();
  const toast = useToast();

  async function share(): Promise<void> {
    const url = `${location.origin}${location.pathname}`;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: name, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toast({ title: say('Link Copied'), description: say('Paste it wherever you want to share {name}.', { name }) });
    } catch (error) {
      // Somebody thought better of it.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({
        title: say('The link could not be shared'),
        description: say('Please copy the address of this page instead.'),
        tone: 'error',
      });
    }
  }

  return (
    <Button look="quiet" onClick={() => void share()}>
      <ShareIcon /> {say('Share')}
    </Button>
  );
}
