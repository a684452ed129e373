import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon, TextLink } from '@tryka/ui'
import { Link } from './address/placed-link'

/** The way back to a list. Opening one thing is going somewhere, so the focus starts here. */
export function BackLine({ label, to }: { label: string; to: string }) {
  const back = useRef<HTMLAnchorElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <div>
      <TextLink asChild>
        <Link ref={back} to={to}>
          <Icon icon={ArrowLeft} size="sm" />
          {label}
        </Link>
      </TextLink>
    </div>
  )
}
