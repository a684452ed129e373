import type { Mock } from '@tryka/domain'
import { ButtonLink, Stack, Text } from '@tryka/ui'

/** The way to a call that the other one brought; it leads out of the product, and says where to. */
export function OtherLink({ mock: { otherLink, link, now, opensAt } }: { mock: Mock }) {
  const all = [
    ...(otherLink ? [{ label: 'Open the call of the other one', to: otherLink }] : []),
    ...(link && now >= opensAt ? [{ label: 'Open your call', to: link }] : []),
  ]
  if (all.length === 0) return null
  return (
    <Stack gap={2}>
      {all.map(({ label, to }) => (
        <div key={label}>
          <ButtonLink variant="secondary" size="sm" href={to} target="_blank" rel="noopener noreferrer">
            {label}
          </ButtonLink>
          <Text size="sm" tone={3}>
            Leads to {URL.canParse(to) ? new URL(to).host : to}.
          </Text>
        </div>
      ))}
    </Stack>
  )
}
