import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Card, CardHead, EmptyState, Rows } from '@tryka/ui'

export interface SkillCardProps {
  title: string
  action?: ReactNode
  empty: { icon: LucideIcon; title: string; text: string } | undefined
  children: ReactNode
}

/** A list on a card, or what will be in it. */
export function SkillCard({ title, action, empty, children }: SkillCardProps) {
  const id = useId()
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHead action={action}>
          <h2 id={id}>{title}</h2>
        </CardHead>
        {empty ? <EmptyState {...empty} /> : <Rows>{children}</Rows>}
      </section>
    </Card>
  )
}
