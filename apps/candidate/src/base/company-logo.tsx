import { Avatar, type AvatarProps } from '@tryka/ui'

const TONES = ['neutral', 'satya', 'vriddhi', 'siddhi'] as const

/** The two letters and the tint of a company, `"KL:2"`. */
export function CompanyLogo({ logo, ...look }: { logo: string } & Pick<AvatarProps, 'size' | 'invented'>) {
  const [letters = '', tint = '0'] = logo.split(':')
  const tone = TONES[Number(tint) % TONES.length] ?? 'neutral'
  return <Avatar name={[...letters].join(' ')} square tone={tone} {...look} />
}
