import { styled } from 'styled-components'
import { Button, ButtonRow, CopyButton, Stack, Text } from '@tryka/ui'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Ten codes, shown this once. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => (
  <Stack gap={4}>
    <Text>
      Keep these recovery codes where you find them without your telephone. Each opens the console once. They
      are not shown again.
    </Text>
    <Codes aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Codes>
    <ButtonRow>
      <CopyButton text={codes.join('\n')} label="Copy all" />
      <Button onClick={onDone}>I have kept them</Button>
    </ButtonRow>
  </Stack>
)

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: var(--sp-2) var(--sp-4);
  font-family: var(--font-mono);
  font-size: var(--fs-3);
`
