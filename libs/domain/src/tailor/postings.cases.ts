/** A posting of a field of work, and terms that a careful reader would take from it. */
export interface PostingCase {
  field: string
  text: string
  must: readonly string[]
  nice?: readonly string[]
}

export const POSTINGS: readonly PostingCase[] = [
  {
    field: 'nursing',
    text: 'Requirements\n- 3+ years of patient triage in an emergency department\n- IV therapy and wound care\n- BLS certification\nPreferred\n- Experience with pediatric patients',
    must: ['patient triage', 'emergency department', 'IV therapy', 'wound care', 'BLS certification'],
    nice: ['pediatric patients'],
  },
  {
    field: 'nursing, in sentences',
    text: 'You have a current RN license and know medication reconciliation. Experience in discharge planning is required. Knowledge of telemetry is a plus.',
    must: ['RN license', 'medication reconciliation', 'discharge planning'],
    nice: ['telemetry'],
  },
  {
    field: 'accounting',
    text: 'What we look for:\n• Solid knowledge of IFRS and US GAAP\n• Month-end close, bank reconciliations\n• CPA or ACCA qualification\nNice to have:\n• SAP FI',
    must: ['IFRS', 'US GAAP', 'Month-end close', 'bank reconciliations', 'ACCA qualification'],
    nice: ['SAP FI'],
  },
  {
    field: 'accounting, inline',
    text: 'Requirements: accounts payable, VAT returns, at least two years of payroll\nPreferred: consolidation',
    must: ['accounts payable', 'VAT returns', 'payroll'],
    nice: ['consolidation'],
  },
  {
    field: 'teaching',
    text: 'Essential\n- Lesson planning for mixed-ability classes\n- Qualified teacher status\n- Safeguarding\nDesirable\n- Special educational needs',
    must: ['Lesson planning', 'mixed-ability classes', 'Safeguarding'],
    nice: ['Special educational needs'],
  },
  {
    field: 'teaching, languages',
    text: 'Your profile\n- Curriculum design\n- Phonics\n- Fluent French',
    must: ['Curriculum design', 'Phonics', 'French'],
  },
  {
    field: 'sales',
    text: 'Who you are\n- 5 years of B2B sales\n- Cold calling, pipeline management and contract negotiation\n- Salesforce\nBonus\n- Experience in fintech',
    must: ['B2B sales', 'Cold calling', 'pipeline management', 'contract negotiation', 'Salesforce'],
    nice: ['fintech'],
  },
  {
    field: 'retail',
    text: 'You must have experience in visual merchandising. Stock control is essential. Till reconciliation would be an advantage.',
    must: ['visual merchandising', 'Stock control'],
  },
  {
    field: 'law',
    text: 'Qualifications\n- Admission to the bar\n- Due diligence\n- Drafting of commercial leases\nPreferred\n- GDPR',
    must: ['Admission to the bar', 'Due diligence', 'Drafting of commercial leases'],
    nice: ['GDPR'],
  },
  {
    field: 'law, paralegal',
    text: 'What you bring\n* E-discovery and document review\n* Legal citation\n* Court filings',
    must: ['E-discovery', 'document review', 'Legal citation', 'Court filings'],
  },
  {
    field: 'cooking',
    text: 'Must have\n- HACCP\n- Menu costing\n- Experience in fine dining\nNice to have\n- Pastry',
    must: ['HACCP', 'Menu costing', 'fine dining'],
    nice: ['Pastry'],
  },
  {
    field: 'hotel',
    text: 'Requirements:\n- Guest relations\n- Opera PMS\n- Night audit\n- Must speak Spanish',
    must: ['Guest relations', 'Opera PMS', 'Night audit', 'Spanish'],
  },
  {
    field: 'construction',
    text: 'Minimum requirements\n- AutoCAD and Revit\n- Quantity surveying\n- Site supervision\n- CSCS card',
    must: ['AutoCAD', 'Revit', 'Quantity surveying', 'Site supervision', 'CSCS card'],
  },
  {
    field: 'electrical work',
    text: 'You bring\n- PLC programming\n- Wiring to BS 7671\n- Fault finding\n- A clean driving licence',
    must: ['PLC programming', 'Fault finding', 'driving licence'],
  },
  {
    field: 'logistics',
    text: 'Essential skills\n- Route planning\n- Customs clearance\n- Forklift licence\nDesirable: Incoterms',
    must: ['Route planning', 'Customs clearance', 'Forklift licence'],
    nice: ['Incoterms'],
  },
  {
    field: 'warehouse',
    text: 'Requirements\n1. Cycle counting\n2. Pick and pack\n3. Ability to lift 20 kg\n4. WMS',
    must: ['Cycle counting', 'WMS'],
  },
  {
    field: 'human resources',
    text: 'About you\n- Employment law\n- Full-cycle recruiting and onboarding\n- Conflict resolution\nPreferred\n- CIPD level 5',
    must: ['Employment law', 'onboarding', 'Conflict resolution'],
    nice: ['CIPD level 5'],
  },
  {
    field: 'marketing',
    text: "What you'll need\n- Brand strategy\n- Copywriting, media buying\n- Google Analytics\n\nBenefits\n- Free lunch",
    must: ['Brand strategy', 'Copywriting', 'media buying', 'Google Analytics'],
  },
  {
    field: 'care',
    text: 'Requirements\n- Personal care and safe lifting\n- Dementia care\n- NVQ level 2\n- Enhanced DBS check',
    must: ['Personal care', 'safe lifting', 'Dementia care', 'NVQ level 2'],
  },
  {
    field: 'farming',
    text: 'Skills\n- Crop rotation\n- Tractor driving\n- Irrigation\nA plus: beekeeping',
    must: ['Crop rotation', 'Tractor driving', 'Irrigation'],
  },
]
