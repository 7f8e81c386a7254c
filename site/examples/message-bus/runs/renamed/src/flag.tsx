import { type ReactNode, useState } from 'react';

export function Flag({ children }: { children: ReactNode }) {
  const [up, setUp] = useState(false);
  return (
    <button type="button" onClick={() => setUp(!up)}>
      {up && children}
    </button>
  );
}
