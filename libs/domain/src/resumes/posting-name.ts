import type { TailoredTo } from './tailoring.schema'

/** Such as "Charge nurse at St Mary". */
export const postingName = ({ role, company }: Pick<TailoredTo, 'role' | 'company'>): string =>
  [role || 'A posting', company].filter(Boolean).join(' at ')
