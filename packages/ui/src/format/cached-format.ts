/**
 * Makes a formatter once per locale (and whatever else it depends on): to make one costs what a hundred uses of it do,
 * and a list draws hundreds.
 * @param make is given the same strings as the result is called with
 */
export function cachedFormat<Names extends readonly string[], Format>(
  make: (...names: Names) => Format,
): (...names: Names) => Format {
  const formats = new Map<string, Format>();
  return (...names) => {
    const key = names.join(' ');
    let format = formats.get(key);
    if (format === undefined) {
      format = make(...names);
      formats.set(key, format);
    }
    return format;
  };
}
