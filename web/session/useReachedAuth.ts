import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useAuth, type Auth } from './viewer';
import { ViewerDocument } from './viewerDocument';

const ASK_AGAIN_MS = 15_000;

interface ReachedAuth {
  auth: Auth;
  /** Whether the shop can not be asked who this is; it is asked again until it answers, and meanwhile the page stays. */
  waits: boolean;
  /** Asks now. */
  askAgain: () => void;
}

/** Who is signed in, for a page that also works while the shop cannot be reached. */
export function useReachedAuth(): ReachedAuth {
  const auth = useAuth();
  const client = useApolloClient();
  const unreachable = auth.state === 'signed-out' && auth.unreachable;
  // While the viewer is read again, the page stays.
  const [wasUnreachable, setWasUnreachable] = useState(unreachable);
  if (unreachable && !wasUnreachable) setWasUnreachable(true);
  const waits = unreachable || (auth.state === 'loading' && wasUnreachable);

  useEffect(() => {
    if (!waits) return undefined;
    const refetchViewer = () => void client.refetchQueries({ include: [ViewerDocument] }).catch(() => {});
    window.addEventListener('online', refetchViewer);
    const timer = setInterval(refetchViewer, ASK_AGAIN_MS);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', refetchViewer);
    };
  }, [waits, client]);

  return {
    auth,
    waits,
    askAgain: () => void client.refetchQueries({ include: [ViewerDocument] }).catch(() => {}),
  };
}
