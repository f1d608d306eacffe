import { Alert } from 'antd';
import { useEffect, useRef } from 'react';

/** Says that the form now stands on what somebody else saved meanwhile, to whoever asked for it. */
export function LatestLoaded() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert
        type="info"
        role="status"
        title="This is the latest version"
        description="What you changed is kept. What was changed meanwhile is marked beside its field."
      />
    </div>
  );
}
