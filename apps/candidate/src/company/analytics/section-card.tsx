import { useId, type ReactNode } from 'react'
import { Card, CardBody, CardHead, Stack } from '@tryka/ui'

interface SectionCardProps {
  title: string
  action?: ReactNode
  /** Figures below, as wide as the card. */
  table?: ReactNode
  children: ReactNode
}

/** A card of figures under its own heading. */
export function SectionCard({ title, action, table, children }: SectionCardProps) {
  const titleId = useId()
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHead action={action}>
          <h2 id={titleId}>{title}</h2>
        </CardHead>
        <CardBody>
          <Stack gap={5}>{children}</Stack>
        </CardBody>
        {table}
      </section>
    </Card>
  )
}
