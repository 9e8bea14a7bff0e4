export async function measureImport() { throw new Error('later') }
