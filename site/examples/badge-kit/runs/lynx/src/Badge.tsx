import { useState } from '@lynx-js/react';

export function Badge({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <view bindtap={() => setOpen(!isOpen)}>
      <text>{isOpen ? text : '…'}</text>
    </view>
  );
}
