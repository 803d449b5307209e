-- Of two companies that become one the entries change their owner, and nothing else of them: whoever does that says so
-- for its own transaction.
CREATE OR REPLACE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('boardwright.merges_companies', true) = 'on'
    AND to_jsonb(NEW) - 'client_id' = to_jsonb(OLD) - 'client_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'An entry of the ledger cannot be changed' USING ERRCODE = 'restrict_violation';
END $$;
