import { styled } from 'styled-components'

/** Text in which what stands between backticks is code. */
export const Ticked = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (index % 2 === 1 ? <Code key={index}>{part}</Code> : part))

const Code = styled.code`
  font-family: var(--font-mono);
  font-size: 0.9em;
  overflow-wrap: anywhere;
`
