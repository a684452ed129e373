import { styled } from 'styled-components'
import { Text } from '@tryka/ui'

/** Short facts in a line with dots between them. Lines break between facts, and none begins with a dot. */
export function Facts({ items }: { items: readonly (string | null)[] }) {
  const facts = items.filter(Boolean)
  return (
    <Text size="sm">
      {facts.map((fact, index) => (
        <Fact key={fact}>
          {fact}
          {index < facts.length - 1 && '\u00a0·\u00a0'}
        </Fact>
      ))}
    </Text>
  )
}

// Breaks inside only what is wider than the line.
const Fact = styled.span`
  display: inline-block;
`
