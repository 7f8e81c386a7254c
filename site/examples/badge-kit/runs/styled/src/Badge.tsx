import styled from 'styled-components';

const Pill = styled.span`
  padding: 0 8px;
  border-radius: 9999px;
`;

export function Badge({ text }: { text: string }) {
  return <Pill>{text}</Pill>;
}
