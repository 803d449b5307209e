/** The part of the day on the board's clock. */
export function greeting(now: string, timeZone: string): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(now)),
  );
  if (hour >= 18 || hour < 5) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
