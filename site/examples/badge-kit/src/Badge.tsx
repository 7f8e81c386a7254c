import { css } from '@emotion/react';

const style = css`
  padding: 0 8px;
  border-radius: 9999px;
`;

export function Badge({ text }: { text: string }) {
  return <span css={style}>{text}</span>;
}
