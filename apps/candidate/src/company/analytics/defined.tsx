import { Text } from '@tryka/ui'

/** A figure's name with what it counts below it. */
export const Defined = ({ name, definition }: { name: string; definition: string | undefined }) => (
  <>
    <b>{name}</b>
    {definition && (
      <Text size="xs" tone={3}>
        {definition}
      </Text>
    )}
  </>
)
