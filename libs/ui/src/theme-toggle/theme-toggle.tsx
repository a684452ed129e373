import { SunMoon } from 'lucide-react'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import { useTheme } from '../theme/use-theme'

/** One button between the two themes; the name stays the same so that a prerendered page never says the wrong one. */
export function ThemeToggle({
  label = 'Switch colour theme',
  className,
}: {
  label?: string
  className?: string
}) {
  const { toggleTheme } = useTheme()
  return (
    <Button variant="quiet" iconOnly label={label} onClick={toggleTheme} className={className}>
      <Icon icon={SunMoon} />
    </Button>
  )
}
