import { useId, type ReactNode } from 'react'
import { Card, CardHead } from '@tryka/ui'

export interface BoxProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

/** A card with a heading of its own. */
export function Box({ title, action, children }: BoxProps) {
  const id = useId()
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHead action={action}>
          <h2 id={id}>{title}</h2>
        </CardHead>
        {children}
      </section>
    </Card>
  )
}
