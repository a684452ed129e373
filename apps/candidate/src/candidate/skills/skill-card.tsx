import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Card, CardFoot, CardHead, EmptyState, Rows, Text } from '@tryka/ui'

export interface SkillCardProps {
  title: string
  action?: ReactNode
  /** A sentence below the rows. */
  foot?: string | undefined
  empty: { icon: LucideIcon; title: string; text: string } | undefined
  children: ReactNode
}

/** A list on a card, or what will be in it. */
export function SkillCard({ title, action, foot, empty, children }: SkillCardProps) {
  const id = useId()
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHead action={action}>
          <h2 id={id}>{title}</h2>
        </CardHead>
        {empty ? <EmptyState {...empty} /> : <Rows>{children}</Rows>}
        {foot && !empty && (
          <CardFoot>
            <Text size="xs" tone={3}>
              {foot}
            </Text>
          </CardFoot>
        )}
      </section>
    </Card>
  )
}
